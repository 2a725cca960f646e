// A `makhos play` of a test's own, to be stopped in the middle.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export const program = process.env.MAKHOS ?? "../target/debug/makhos";

export class Makhos {
  private constructor(
    private readonly process: ChildProcess,
    readonly address: string,
  ) {}

  static async start(...options: string[]): Promise<Makhos> {
    const process = spawn(program, ["play", "--no-open", "--port", "0", ...options], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: process.stdout! })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address) return new Makhos(process, address);
    }
    throw new Error(`${program} ended before it said where it is`);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exited = once(this.process, "exit");
    this.process.kill("SIGINT");
    await exited;
  }
}

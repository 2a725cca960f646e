// The built app on an ordinary static host, in a folder, as anybody may publish it.
// The host can also publish another version.

import { readFile } from "node:fs/promises";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const app = process.env.MAKHOS_APP ?? "../target/app";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const folder = "/games/makhos/";

export class StaticHost {
  private readonly changes = new Map<string, (text: string) => string>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StaticHost> {
    const server = createServer();
    const host = new StaticHost(server);
    server.on("request", async (request, response) => {
      const { pathname } = new URL(request.url!, "http://host");
      try {
        if (!pathname.startsWith(folder)) throw new Error("not here");
        const name = pathname.slice(folder.length) || "index.html";
        const content = await host.read(name);
        response.setHeader("Content-Type", types[extname(name)] ?? "application/octet-stream");
        response.end(content);
      } catch {
        response.statusCode = 404;
        response.end("not found");
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return host;
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}${folder}`;
  }

  /** From now on, serves the file `name` as `change` makes it. */
  publish(name: string, change: (text: string) => string): void {
    this.changes.set(name, change);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(name: string): Promise<Buffer | string> {
    const content = await readFile(join(app, name));
    const change = this.changes.get(name);
    return change ? change(content.toString("utf8")) : content;
  }
}

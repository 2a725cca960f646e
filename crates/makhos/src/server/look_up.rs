//! The endgame tables of the machine, asked over HTTP by the app.

use std::sync::Arc;

use axum::Router;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use draughts::{Position, Variant};
use draughts_endgame::{Metric, Tables, Value, Verdict};
use makhos_questions::{LookUp, LookedUp, LookedUpValue, Reach, Reaches};
use serde::Serialize;

/// The most bytes of a question.
const MOST_BYTES: usize = 64 * 1024;

/// Tables, and how far they go.
struct Known {
    tables: Tables,
    reaches: Reaches,
}

/// Why a question has no answer.
#[derive(Serialize)]
struct Refusal {
    #[serde(skip)]
    status: StatusCode,
    error: String,
}

/// The look-up in tables: GET tells how far they go, POST what positions are worth.
pub(super) fn router(tables: Tables) -> Router {
    let reach = |variant| Reach {
        plies: tables.most_pieces(variant, Metric::Plies),
        verdicts: tables.most_pieces(variant, Metric::Verdict),
    };
    let reaches = Reaches {
        thai: reach(Variant::Thai),
        english: reach(Variant::English),
    };
    let address = format!("/{}", LookUp::ADDRESS);
    Router::new()
        .route(&address, get(tell_reaches).post(tell_values))
        .with_state(Arc::new(Known { tables, reaches }))
}

async fn tell_reaches(State(known): State<Arc<Known>>) -> Response {
    json(StatusCode::OK, known.reaches.write())
}

async fn tell_values(
    State(known): State<Arc<Known>>,
    request: Request,
) -> Result<Response, Refusal> {
    let positions = read(request).await?;
    // Tables on a disk may take their time, and other requests should not wait for them.
    let values = tokio::task::spawn_blocking(move || known.values(&positions));
    let values = values
        .await
        .map_err(|error| Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, error))?;
    Ok(json(StatusCode::OK, LookedUp { values }.write()))
}

async fn read(request: Request) -> Result<Vec<Position>, Refusal> {
    if !says_json(request.headers()) {
        let error = "the content type has to be application/json";
        return Err(Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, error));
    }
    let bytes = to_bytes(request.into_body(), MOST_BYTES)
        .await
        .map_err(|_| {
            let error = format!("a question has at most {MOST_BYTES} bytes");
            Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, error)
        })?;
    let text = str::from_utf8(&bytes).map_err(Refusal::bad)?;
    let look_up = LookUp::read(text).map_err(Refusal::bad)?;
    look_up.positions().map_err(Refusal::bad)
}

/// Whether the body is JSON by its own account. Pages from elsewhere cannot say so without being asked
/// first whether they may.
fn says_json(headers: &HeaderMap) -> bool {
    let content_type = headers.get(header::CONTENT_TYPE);
    let content_type = content_type.and_then(|value| value.to_str().ok());
    let essence = content_type.and_then(|value| value.split(';').next());
    essence.is_some_and(|essence| essence.trim().eq_ignore_ascii_case("application/json"))
}

impl Known {
    fn values(&self, positions: &[Position]) -> Vec<LookedUpValue> {
        let value = |position| self.value(position);
        positions.iter().map(value).collect()
    }

    /// The value of a position, with the plies where there are tables that tell them.
    fn value(&self, position: &Position) -> LookedUpValue {
        let pieces = position.board().occupied().len();
        // Captures are followed to positions without any, which with many pieces takes for ever.
        if pieces > self.reaches.of(position.variant()).most() {
            return LookedUpValue::Unknown;
        }
        match self.tables.value(position) {
            Ok(Value::Win(plies)) => LookedUpValue::Win { plies: Some(plies) },
            Ok(Value::Draw) => LookedUpValue::Draw,
            Ok(Value::Loss(plies)) => LookedUpValue::Loss { plies: Some(plies) },
            Err(_) => match self.tables.verdict(position) {
                Ok(Verdict::Win) => LookedUpValue::Win { plies: None },
                Ok(Verdict::Draw) => LookedUpValue::Draw,
                Ok(Verdict::Loss) => LookedUpValue::Loss { plies: None },
                Err(_) => LookedUpValue::Unknown,
            },
        }
    }
}

impl Refusal {
    fn new(status: StatusCode, error: impl ToString) -> Refusal {
        let error = error.to_string();
        Refusal { status, error }
    }

    fn bad(error: impl ToString) -> Refusal {
        Refusal::new(StatusCode::BAD_REQUEST, error)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        // A refusal has nothing that JSON could not say.
        json(
            self.status,
            serde_json::to_string(&self).unwrap_or_default(),
        )
    }
}

/// Other tables may be there next time, so nothing is kept.
fn json(status: StatusCode, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (status, headers, text).into_response()
}

import { createHash, createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { TestDatabase } from "../database-server.ts";
import { AUTH_FIELDS } from "./auth-fields.ts";
import { serve } from "./serve.ts";

export const PROJECT_REF = "abcdefghijklmnopqrst";
export const ACCESS_TOKEN = `sbp_${"0123456789".repeat(4)}`;
export const PUBLISHABLE_KEY = "sb_publishable_of_this_project";

/** The stand-in's state, for tests to read and change. */
type ProjectState = {
  secrets: Map<string, string>;
  /** The files of each deployed function, with their text. */
  functions: Map<string, Map<string, string>>;
  auth: Record<string, unknown>;
  storage: Record<string, unknown>;
  api: Record<string, unknown>;
  /** The requested changes in order, e.g. "PATCH config/auth". */
  changes: string[];
  /** Requests whose line matches fail. */
  failing: RegExp | undefined;
};

/** The settings that a function can't start without. */
const NEEDED = ["SITE_URL", "ALLOWED_ORIGINS", "RESEND_API_KEY", "MAIL_FROM"];

/**
 * Stands in for api.supabase.com and for one project's own address, as far as the CLI uses them for a
 * deployment: the same paths, bodies and answers. SQL runs on `database`.
 */
export async function startManagementApi(database: TestDatabase) {
  const state: ProjectState = {
    secrets: new Map(),
    functions: new Map(),
    auth: { ...NEW_AUTH },
    storage: { file_size_limit: 52428800 },
    api: {
      db_schema: "public,graphql_public",
      db_extra_search_path: "public,extensions",
      max_rows: 1000,
    },
    changes: [],
    failing: undefined,
  };
  const app = new Hono();
  app.use("/functions/v1/*", (c, next) =>
    cors({ origin: (state.secrets.get("ALLOWED_ORIGINS") ?? "").split(",") })(c, next),
  );
  app.use("/storage/v1/*", cors());
  app.all("/functions/v1/:name", (c) => {
    if (!state.functions.has(c.req.param("name"))) return c.json({ message: "not found" }, 404);
    const missing = NEEDED.filter((name) => !state.secrets.has(name));
    return missing.length > 0 ? c.json({ missing }, 503) : c.json({ code: "not_found" }, 404);
  });

  app.use("*", async (c, next) => {
    if (c.req.header("authorization") !== `Bearer ${ACCESS_TOKEN}`)
      return c.json({ message: "Unauthorized" }, 401);
    const line = `${c.req.method} ${c.req.path.replace(`/v1/projects/${PROJECT_REF}/`, "")}`;
    if (state.failing?.test(line)) return c.json({ message: "Internal Server Error" }, 500);
    if (c.req.method !== "GET" && !line.endsWith("database/query")) state.changes.push(line);
    return next();
  });
  const at = (path: string) => `/v1/projects/${PROJECT_REF}${path}`;
  app.get(at(""), (c) => c.json(PROJECT));
  app.get(at("/api-keys"), (c) => c.json(API_KEYS));
  app.get(at("/billing/addons"), (c) => c.json({ selected_addons: [], available_addons: [] }));
  app.get(at("/config/database/pooler"), (c) => c.json([]));
  app.get(at("/secrets"), (c) =>
    c.json([...state.secrets].map(([name, value]) => ({ name, value: sha256(value) }))),
  );
  app.post(at("/secrets"), async (c) => {
    for (const { name, value } of await c.req.json()) state.secrets.set(name, value);
    return c.body(null, 201);
  });
  app.get(at("/functions"), (c) => c.json([...state.functions.keys()].map(functionRecord)));
  app.post(at("/functions/deploy"), (c) => deployFunction(c, state));
  app.put(at("/functions"), async (c) => c.json({ functions: await c.req.json() }));
  app.post(at("/database/query"), async (c) => {
    const { query } = await c.req.json();
    try {
      return c.json(await database.query(query), 201);
    } catch (error) {
      return c.json(
        { message: `Failed to run sql query: ERROR: ${(error as Error).message}` },
        400,
      );
    }
  });
  app.get(`/v2/projects/${PROJECT_REF}/config`, (c) => c.json(configOf(state)));
  app.get(at("/config/auth"), (c) => c.json(state.auth));
  app.patch(at("/config/auth"), async (c) => {
    const asked: Record<string, unknown> = await c.req.json();
    for (const [field, value] of Object.entries(asked))
      state.auth[field] = /_(pass|secret)$/.test(field) ? hmac(String(value)) : value;
    return c.json({
      ...Object.fromEntries(AUTH_FIELDS.map((name) => [name, null])),
      ...REQUIRED,
      ...asked,
    });
  });
  app.patch(at("/config/storage"), async (c) => {
    state.storage.file_size_limit = (await c.req.json()).fileSizeLimit;
    return c.json({});
  });
  app.patch(at("/postgrest"), async (c) => {
    Object.assign(state.api, await c.req.json());
    return c.json({ ...state.api, ...POOL });
  });
  app.notFound((c) => c.json({ message: `No such thing: ${c.req.path}` }, 404));
  return { state, ...(await serve(app)) };
}

async function deployFunction(c: Context, { functions }: ProjectState) {
  const name = c.req.query("slug") ?? "";
  const form = await c.req.formData();
  const files = form.getAll("file").filter((part) => part instanceof File);
  const texts = await Promise.all(
    files.map(async (file) => [file.name, await file.text()] as const),
  );
  functions.set(name, new Map(texts));
  return c.json(functionRecord(name), 201);
}

function functionRecord(slug: string) {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    slug,
    name: slug,
    status: "ACTIVE",
    version: 1,
    created_at: 1,
    updated_at: 1,
    verify_jwt: false,
    import_map: true,
    entrypoint_path: `supabase/functions/${slug}/index.ts`,
    import_map_path: `supabase/functions/${slug}/deno.json`,
    ezbr_sha256: sha256(slug),
  };
}

function configOf({ auth, api, storage }: ProjectState) {
  const attributes = {
    database: DATABASE,
    pooler: POOLER,
    auth,
    api: { ...api, ...POOL },
    realtime: REALTIME,
    storage: { ...STORAGE, ...storage },
  };
  return { data: { type: "project_config", id: PROJECT_REF, attributes } };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** How the API shows a secret: a digest keyed with the project's ref. */
function hmac(text: string): string {
  return createHmac("sha256", PROJECT_REF).update(text).digest("hex");
}

const PROJECT = {
  id: PROJECT_REF,
  ref: PROJECT_REF,
  name: "SelfNVest",
  organization_id: "org",
  organization_slug: "org",
  region: "us-east-1",
  created_at: "2026-11-01T00:00:00Z",
  status: "ACTIVE_HEALTHY",
  database: {
    host: `db.${PROJECT_REF}.supabase.co`,
    version: "17.4.1.054",
    postgres_engine: "17",
    release_channel: "ga",
  },
};

const API_KEYS = [
  { id: "anon", type: "legacy", name: "anon", api_key: "legacy-anon-key" },
  {
    id: "22222222-2222-4222-8222-222222222222",
    type: "secret",
    name: "default",
    api_key: "sb_secret_hidden",
    prefix: "hidden",
  },
  {
    id: "11111111-1111-4111-8111-111111111111",
    type: "publishable",
    name: "default",
    api_key: PUBLISHABLE_KEY,
    prefix: "of_this",
  },
].map((key) => ({
  description: null,
  hash: null,
  secret_jwt_template: null,
  inserted_at: null,
  updated_at: null,
  ...key,
}));

const POOL = {
  db_pool: null,
  db_pool_acquisition_timeout: 10,
  db_pool_max_lifetime: null,
  db_pool_max_idletime: null,
};

/** A new project's Auth settings, where they differ from ours or the CLI needs them. */
const NEW_AUTH = {
  site_url: "http://localhost:3000",
  uri_allow_list: "",
  jwt_exp: 3600,
  refresh_token_rotation_enabled: true,
  security_refresh_token_reuse_interval: 10,
  security_manual_linking_enabled: false,
  disable_signup: false,
  external_anonymous_users_enabled: false,
  password_min_length: 6,
  password_required_characters: "",
  rate_limit_email_sent: 2,
  rate_limit_token_refresh: 150,
  rate_limit_otp: 30,
  rate_limit_verify: 30,
  external_email_enabled: true,
  mailer_secure_email_change_enabled: true,
  mailer_autoconfirm: false,
  security_update_password_require_reauthentication: false,
  mailer_otp_length: 8,
  mailer_otp_exp: 3600,
  smtp_max_frequency: 60,
  smtp_host: null,
  mailer_subjects_confirmation: "Confirm Your Signup",
  mailer_subjects_recovery: "Reset Your Password",
  mailer_subjects_magic_link: "Your Magic Link",
  mailer_subjects_email_change: "Confirm Email Change",
  mailer_subjects_reauthentication: "Confirm Reauthentication",
  external_google_enabled: false,
  external_google_client_id: "",
};

/** Fields that are never null in an answer. */
const REQUIRED = {
  mailer_otp_exp: 3600,
  passkey_enabled: false,
  mfa_phone_otp_length: 6,
  sms_otp_length: 6,
  oauth_server_enabled: false,
  oauth_server_allow_dynamic_registration: false,
  custom_oauth_enabled: false,
  custom_oauth_max_providers: 0,
};

const DATABASE = {
  major_version: 17,
  ssl_enforced: false,
  network_restrictions: {
    entitlement: "allowed",
    status: "applied",
    allowed_cidrs: [
      { address: "0.0.0.0/0", type: "v4" },
      { address: "::/0", type: "v6" },
    ],
  },
  postgres_settings: {},
};

const POOLER = {
  pool_mode: "transaction",
  ignore_startup_parameters: "",
  server_idle_timeout: 0,
  server_lifetime: 0,
  query_wait_timeout: 0,
  reserve_pool_size: 0,
  default_pool_size: 20,
  max_client_conn: 100,
};

const REALTIME = {
  private_only: false,
  max_concurrent_users: 200,
  max_events_per_second: 100,
  max_bytes_per_second: 100000,
  max_channels_per_client: 100,
  max_joins_per_second: 100,
  max_presence_events_per_second: 100,
  max_payload_size_in_kb: 100,
  presence_enabled: true,
  suspend: false,
  connection_pool: 10,
  postgres_changes_pool: null,
};

const STORAGE = {
  features: {
    image_transformation: { enabled: false },
    s3_protocol: { enabled: true },
    purge_cache: { enabled: false },
    iceberg_catalog: { enabled: false, max_namespaces: 5, max_tables: 10, max_catalogs: 2 },
    vector_buckets: { enabled: true, max_buckets: 10, max_indexes: 5 },
  },
  capabilities: { list_v2: true, iceberg_catalog: false },
  upstream_target: "main",
  migration_version: "20240701",
  database_pool_mode: "transaction",
};

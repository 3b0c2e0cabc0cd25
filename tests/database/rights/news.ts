import {
  both,
  EVERYBODY,
  type FunctionRights,
  only,
  type RelationRights,
  SERVER,
  SERVER_ONLY,
  USERS,
} from "./common.ts";
import { COTTAGE, NEWS, NEWS_TOKEN } from "./samples.ts";

export const relations: Record<string, RelationRights> = {
  "private.news_subscriptions": {
    ...SERVER_ONLY,
    row: `id = ${NEWS}`,
    update: "asked_at = now()",
    insert: "(email) values ('else@example.com')",
  },
};

export const functions: Record<string, FunctionRights> = {
  ...both("request_news", SERVER, "'olive@example.com', null"),
  ...both("request_search", SERVER, "'Condos', '{}', 'olive@example.com'"),
  ...both("claim_news_mails", SERVER, "null, 100"),
  ...both("confirm_news", EVERYBODY, `'${NEWS_TOKEN}'`),
  ...both("leave_news", EVERYBODY, "'guess'"),
  ...both("my_news", USERS),
  ...both("request_times", SERVER, `${COTTAGE}, 'olive@example.com'`),
  ...both("wait_for_times", USERS, COTTAGE),
  ...both("stop_waiting", USERS, COTTAGE),
  ...both("my_waits", USERS),
  ...both("waiting_count", USERS, COTTAGE),
  ...only("private.tell_of_times", SERVER),
};

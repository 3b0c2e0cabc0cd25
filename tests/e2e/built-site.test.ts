import "./built-site/belongings.ts";
import "./built-site/browsers.ts";
import "./built-site/details.ts";
import "./built-site/doctor.ts";
import "./built-site/first-screens.ts";
import "./built-site/injected.ts";
import "./built-site/landing.ts";
import "./built-site/machines.ts";
import "./built-site/offline.ts";
import "./built-site/release.ts";
import "./built-site/weight.ts";
import "./built-site/without-features.ts";
import "./demo/disclosures.ts";
import "./demo/messages.ts";
import "./demo/questions.ts";
// From here on, homes change.
import "./built-site/publishing.ts";
// An owner with documents is walked through too.
import "./demo/documents.ts";
import "./built-site/reach.ts";
import "./built-site/translated.ts";
import "./demo/notifications.ts";
import "./built-site/account.ts";

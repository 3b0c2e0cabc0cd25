import "./demo/dashboard.ts";
import "./demo/vesty.ts";
import "./demo/map.ts";
import "./demo/back.ts";
import "./demo/operator.ts";
import "./demo/reports.ts";
import "./demo/settlement.ts";
import "./demo/search.ts";

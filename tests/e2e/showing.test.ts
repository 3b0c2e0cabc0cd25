// Layer: test, because README leads to these journeys: a showing, offers, and the sale.
import "./demo/showing.ts";
// Offers further hours of the same home.
import "./demo/showings.ts";
import "./demo/offers.ts";
import "./demo/waiting.ts";
import "./demo/sale.ts";

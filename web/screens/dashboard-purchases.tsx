export { BuyerOverview as default } from "@web/features/people/dashboard/buyer-overview.tsx";

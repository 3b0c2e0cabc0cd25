export { BuyerOverview as default } from "@web/features/dashboard/buyer-overview.tsx";

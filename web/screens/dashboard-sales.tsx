export { SaleLines as default } from "@web/features/people/dashboard/sale-lines.tsx";

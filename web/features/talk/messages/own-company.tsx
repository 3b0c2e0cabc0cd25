import { phoneHref } from "@domain/site/text/contact-details.ts";
import { useQuery } from "@tanstack/react-query";
import { closingCompanyQuery } from "@web/api/sales/sales.ts";

/** Beside a warning about changed wire instructions: the number that the reader wrote down in their sale of the home. */
export default function OwnCompany({ userId, homeId }: { userId: string; homeId: string }) {
  const { data } = useQuery(closingCompanyQuery(userId, homeId));
  if (!data?.phone) return null;
  return (
    <p className="text-sm">
      The number that you wrote down{data.name && ` for ${data.name}`}:{" "}
      <a className="whitespace-nowrap underline" href={phoneHref(data.phone)}>
        {data.phone}
      </a>
    </p>
  );
}

import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows the answer of a write, or the change it makes to known data. A read still in flight may be older than the
 * write, so it is given up; where nothing is known yet, it begins again.
 */
export function showAnswer<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  answer: NoInfer<Data> | ((known: Data) => Data),
): void {
  const query = { queryKey, exact: true };
  void client.cancelQueries(query);
  client.setQueryData<Data>(queryKey as QueryKey, (known: Data | undefined) =>
    isChange(answer) ? known && answer(known) : answer,
  );
  if (client.getQueryData(queryKey) === undefined)
    void client.refetchQueries({ ...query, type: "active" });
}

function isChange<Data>(answer: Data | ((known: Data) => Data)): answer is (known: Data) => Data {
  return typeof answer === "function";
}

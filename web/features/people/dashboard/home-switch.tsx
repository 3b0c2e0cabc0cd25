import { SelectField } from "@web/components/select-field.tsx";
import { chooseHome, useMeantHome } from "./use-meant-home.ts";

/** Which of several homes is meant; nothing for an owner of one. */
export function HomeSwitch({ userId }: { userId: string }) {
  const { choices, home } = useMeantHome(userId);
  if (!choices || !home) return null;
  return (
    <SelectField
      label="Home"
      className="max-w-sm"
      value={home.id}
      onChange={({ target }) => chooseHome(target.value)}
      options={choices.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}

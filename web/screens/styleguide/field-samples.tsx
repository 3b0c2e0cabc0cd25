import { Checkbox } from "@web/components/checkbox.tsx";
import { IconButton } from "@web/components/icon-button.tsx";
import { PasswordField } from "@web/components/password-field.tsx";
import { RadioGroup } from "@web/components/radio-group.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { SelectField } from "@web/components/select-field.tsx";
import { TextArea } from "@web/components/text-area.tsx";
import { TextField } from "@web/components/text-field.tsx";
import { Search, X } from "lucide-react";
import { useState } from "react";
import { Chapter } from "./sample.tsx";

export function FieldSamples() {
  const [term, setTerm] = useState("Boise");
  const [method, setMethod] = useState<"email" | "phone" | "text">("email");
  const [beds, setBeds] = useState<"0" | "1" | "2" | "3">("0");
  return (
    <Chapter title="Fields">
      <form
        className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-3"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Full name" autoComplete="name" placeholder="Maria Lopez" />
        <TextField
          label="Email"
          type="email"
          hint="We send the owner's answer there."
          defaultValue="maria@home"
          error="Please enter a valid email address"
        />
        <TextField label="Phone" optional type="tel" disabled defaultValue="208 555 0142" />
        <TextField
          label="Search"
          hideLabel
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          placeholder="Address, city or feature"
          leading={<Search />}
          trailing={
            term && <IconButton size="sm" label="Clear" icon={<X />} onClick={() => setTerm("")} />
          }
        />
        <PasswordField label="Password" hideLabel placeholder="Password" autoComplete="off" />
        <SelectField
          label="Price range"
          hideLabel
          options={[
            { value: "all", label: "Any price" },
            { value: "0-300000", label: "Under $300,000" },
          ]}
        />
        <TextArea label="Special requests" optional placeholder="Is there a ramp at the door?" />
        <RadioGroup
          label="How should the owner reach you?"
          value={method}
          onChange={setMethod}
          options={[
            { value: "email", label: "Email" },
            { value: "phone", label: "Phone", hint: "Between 9 AM and 6 PM" },
            { value: "text", label: "Text message", disabled: true },
          ]}
        />
        <div className="grid content-start gap-6">
          <SegmentedControl
            label="Bedrooms"
            block
            value={beds}
            onChange={setBeds}
            options={[
              { value: "0", label: "Any" },
              { value: "1", label: "1+" },
              { value: "2", label: "2+" },
              { value: "3", label: "3+" },
            ]}
          />
          <Checkbox label="I am a real estate agent" defaultChecked />
          <Checkbox
            label="I have read the terms"
            hint="They are short."
            error="Please read the terms first."
          />
        </div>
      </form>
    </Chapter>
  );
}

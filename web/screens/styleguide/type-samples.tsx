import { paths } from "@domain/site/paths.ts";
import { BackLink } from "@web/components/back-link.tsx";
import { Kicker } from "@web/components/kicker.tsx";
import { Logo, LogoMark } from "@web/components/logo.tsx";
import { PageHeader } from "@web/components/page-header.tsx";
import { Price } from "@web/components/price.tsx";
import { TextLink } from "@web/components/text-link.tsx";
import { Chapter, Sample } from "./sample.tsx";

export function TypeSamples() {
  return (
    <Chapter title="Type">
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-6">
          <p className="font-display text-display">A house, and its own people</p>
          <p className="font-display text-title">Available Properties</p>
          <p className="font-display font-medium text-heading">About This Home</p>
          <p className="font-display font-medium text-subheading">Interior and garden</p>
          <p className="max-w-prose text-ink-soft text-lead">
            Lead: three minutes from the river, with a deep porch that keeps the summer out and a
            kitchen that looks at the old maple.
          </p>
          <p className="max-w-prose">
            Text: the house was built in 1924 and has been lived in by two families.{" "}
            <TextLink to={paths.styleguide.href()}>A link in running text</TextLink> is clay, and
            underlined.
          </p>
          <p className="text-ink-soft text-sm">Small and soft: 1418 Maple St, Boise, ID 83702</p>
          <p className="text-ink-faint text-xs">Extra small and faint: listed November 3</p>
        </div>
        <div className="grid content-start gap-8">
          <Sample name="Logo">
            <Logo />
            <LogoMark className="size-24" />
          </Sample>
          <Sample name="Price">
            <Price price={1_485_000} size="lg" />
            <Price price={485_000} />
            <Price price={485_000} size="sm" />
            <Price price={null} />
          </Sample>
          <Sample name="Kicker and BackLink">
            <Kicker>Boise, Idaho</Kicker>
            <BackLink to={paths.styleguide.href()}>All homes</BackLink>
          </Sample>
          <Sample name="PageHeader without its h1">
            <p className="text-ink-soft text-sm">{PageHeader.name}: see the top of this page.</p>
          </Sample>
        </div>
      </div>
    </Chapter>
  );
}

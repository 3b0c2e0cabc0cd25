import { paths } from "@domain/site/paths.ts";
import { Avatar } from "@web/components/avatar.tsx";
import { Button } from "@web/components/button.tsx";
import type { ButtonVariant } from "@web/components/button-styles.ts";
import { IconButton } from "@web/components/icon-button.tsx";
import { LinkButton } from "@web/components/link-button.tsx";
import { SegmentedControl } from "@web/components/segmented-control.tsx";
import { Spinner } from "@web/components/spinner.tsx";
import { ThemeToggle } from "@web/components/theme-toggle.tsx";
import { CalendarDays, Grid2x2, Heart, Map as MapIcon, Share2 } from "lucide-react";
import { useState } from "react";
import { Chapter, Sample } from "./sample.tsx";

const VARIANTS: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];

export function ControlSamples() {
  const [isFavorite, setFavorite] = useState(true);
  const [view, setView] = useState<"grid" | "map">("grid");
  return (
    <Chapter title="Controls">
      <div className="grid gap-8 lg:grid-cols-2">
        <Sample name="Button">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Sample>
        <Sample name="Button, pending and disabled">
          <Button pending pendingText="Saving...">
            Save Availability
          </Button>
          <Button variant="secondary" pending>
            Keeps its words
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
        </Sample>
        <Sample name="Sizes and icons">
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
          <Button variant="secondary">
            <CalendarDays aria-hidden="true" className="size-4" />
            With an icon
          </Button>
          <LinkButton to={paths.styleguide.href()} variant="secondary">
            A LinkButton
          </LinkButton>
        </Sample>
        <Sample name="IconButton, ThemeToggle, Avatar, Spinner">
          <IconButton label="Share" icon={<Share2 />} />
          <IconButton label="Share, outlined" icon={<Share2 />} variant="outline" />
          <IconButton
            label="Favorite"
            aria-pressed={isFavorite}
            icon={<Heart className={isFavorite ? "fill-clay text-clay" : ""} />}
            variant="outline"
            onClick={() => setFavorite(!isFavorite)}
          />
          <IconButton label="Disabled" icon={<Share2 />} disabled />
          <ThemeToggle />
          <Avatar name="Maya Castillo" />
          <span className="inline-flex items-center gap-2 text-sm">
            <Spinner /> Loading...
          </span>
        </Sample>
        <Sample name="SegmentedControl">
          <SegmentedControl
            label="View"
            hideLabel
            value={view}
            onChange={setView}
            options={[
              { value: "grid", label: "Grid View", icon: <Grid2x2 aria-hidden="true" /> },
              { value: "map", label: "Map View", icon: <MapIcon aria-hidden="true" /> },
            ]}
          />
        </Sample>
        <Sample name="Button, as wide as its container">
          <Button block>Schedule Property Showing</Button>
        </Sample>
      </div>
    </Chapter>
  );
}

import { readTour } from "@domain/homes/tours.ts";
import { Button } from "@web/components/button.tsx";
import { TitledSection } from "@web/components/titled-section.tsx";
import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** A tour at another service, which is contacted only once the visitor presses. */
export default function HomeTour({ address }: { address: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const tour = readTour(address);
  useEffect(() => {
    if (isPlaying) frame.current?.focus();
  }, [isPlaying]);
  if (!tour) return null;
  return (
    <TitledSection className="print:hidden" title="Tour">
      <div className="mt-5 grid aspect-[4/3] place-items-center overflow-hidden rounded-lg bg-sunken @md:aspect-[16/9]">
        {isPlaying ? (
          <iframe
            ref={frame}
            src={tour.embed}
            title={`Tour of this home at ${tour.service}`}
            allow="fullscreen; xr-spatial-tracking"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            className="size-full"
          />
        ) : (
          <div className="grid justify-items-center gap-3 p-6 text-center">
            <Button onClick={() => setPlaying(true)}>
              <Play aria-hidden="true" className="size-5" />
              Start the tour
            </Button>
            <p className="max-w-[40ch] text-ink-soft text-sm">
              {`It comes from ${tour.service}, which then sees your internet address and may set cookies.`}
            </p>
          </div>
        )}
      </div>
    </TitledSection>
  );
}

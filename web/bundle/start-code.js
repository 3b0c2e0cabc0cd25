// Starts a prerendered page's code once its first photograph is there, or as soon as someone does
// something: until then the page works as plain HTML (web/prerender/first-screen.ts). Its whole style
// sheet and its other photographs wait as long: on a slow line they would delay the first one.
(() => {
  // A button pressed before the code runs is pressed again once it does (web/lib/early-input.ts).
  let pressed;
  const remember = (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    pressed = button;
    // Without its code, a form would only load the page anew, and forget what was typed.
    if (button.form && !button.form.hasAttribute("action")) event.preventDefault();
  };
  addEventListener("click", remember, true);
  window.takeEarlyPress = () => {
    delete window.takeEarlyPress;
    removeEventListener("click", remember, true);
    return pressed;
  };

  const photo = document.querySelector('img[fetchpriority="high"]');
  const signs = ["pointerdown", "keydown", "scroll"];
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signs) removeEventListener(sign, start);
    for (const image of document.querySelectorAll("img[data-later]")) delete image.dataset.later;
    for (const link of document.querySelectorAll("link[rel=sheet]")) link.rel = "stylesheet";
    for (const { rel, href } of document.querySelectorAll("link[rel=code],link[rel=part]")) {
      const isEntry = rel === "code";
      const element = document.createElement(isEntry ? "script" : "link");
      element.crossOrigin = "";
      if (isEntry) {
        element.type = "module";
        element.src = href;
      } else {
        element.rel = "modulepreload";
        element.href = href;
      }
      document.head.append(element);
    }
  };
  if (!photo) return start();
  // Once it is on the screen: the style sheet and the code would hold up the frame that shows it.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(start));
  photo.decode().then(afterFrame, start);
  for (const sign of signs) addEventListener(sign, start);
  setTimeout(start, 4000);
})();

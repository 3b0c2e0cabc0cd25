/** A promise that the test settles. `Promise.withResolvers`, which Node 20 does not have. */
export function deferred<Value = void>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Value>((settle, fail) => {
    resolve = settle;
    reject = fail;
  });
  return { promise, resolve, reject };
}

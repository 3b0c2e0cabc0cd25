import { clipToHalfSpace, type V2, type V3 } from "./geometry.ts";

export const WIDTH = 1440;
export const HEIGHT = 960;

/** A shift lens: it never tilts, so upright lines stay upright as in a good house photograph. */
export type Camera = {
  eye: V3;
  /** Looking direction, radians to the right of straight ahead (+y). */
  yaw: number;
  /** Focal length in px. */
  focal: number;
  /** Where the vanishing point of straight ahead lies, in px. */
  center: number;
  horizon: number;
};

const NEAR = 0.35;

export function depthOf(camera: Camera, point: V3): number {
  const dx = point[0] - camera.eye[0];
  const dy = point[1] - camera.eye[1];
  return dx * Math.sin(camera.yaw) + dy * Math.cos(camera.yaw);
}

/** The point must lie in front of the camera. */
export function project(camera: Camera, point: V3): V2 {
  const dx = point[0] - camera.eye[0];
  const dy = point[1] - camera.eye[1];
  const right = dx * Math.cos(camera.yaw) - dy * Math.sin(camera.yaw);
  const k = camera.focal / Math.max(NEAR * 0.5, depthOf(camera, point));
  return [camera.center + right * k, camera.horizon - (point[2] - camera.eye[2]) * k];
}

/** A polygon on the screen, without the part behind the camera. */
export function projectPolygon(camera: Camera, points: readonly V3[]): V2[] {
  const ahead: V3 = [Math.sin(camera.yaw), Math.cos(camera.yaw), 0];
  const near: V3 = [
    camera.eye[0] + ahead[0] * NEAR,
    camera.eye[1] + ahead[1] * NEAR,
    camera.eye[2],
  ];
  return clipToHalfSpace(points, ahead, near).map((point) => project(camera, point));
}

/** Px per metre at that point. */
export function scaleAt(camera: Camera, point: V3): number {
  return camera.focal / Math.max(NEAR, depthOf(camera, point));
}

/** Nothing of it can be seen: all points lie beyond one edge of the picture. */
export function isOutOfPicture(points: readonly V2[]): boolean {
  const margin = 4;
  return (
    points.every(([x]) => x < -margin) ||
    points.every(([x]) => x > WIDTH + margin) ||
    points.every(([, y]) => y < -margin) ||
    points.every(([, y]) => y > HEIGHT + margin)
  );
}

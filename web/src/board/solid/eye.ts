import { PerspectiveCamera } from 'three';
import { positionOf, type Eye } from './camera';

/** Makes a camera see exactly what the buttons are laid out for. */
export function aim(camera: PerspectiveCamera, eye: Eye): void {
  const { x, y, z } = positionOf(eye);
  const near = eye.distance * 0.5;
  const far = eye.distance * 1.6;
  camera.position.set(x, y, z);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  camera.projectionMatrix.makePerspective(eye.left * near, eye.right * near, eye.top * near, eye.bottom * near, near, far);
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

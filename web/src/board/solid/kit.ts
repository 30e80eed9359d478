import type { BufferGeometry, Material, Texture } from 'three';

type Resource = BufferGeometry | Material | Texture;

/** What things on the board are made of: each made once, shared, and given back together. */
export class Kit {
  private readonly made = new Map<string, Resource>();

  get<T extends Resource>(name: string, make: () => T): T {
    const known = this.made.get(name);
    if (known) return known as T;
    const resource = make();
    this.made.set(name, resource);
    return resource;
  }

  dispose(): void {
    for (const resource of this.made.values()) resource.dispose();
    this.made.clear();
  }
}

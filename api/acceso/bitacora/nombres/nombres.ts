import { Binds, selectRows } from '#api/db/sql.ts'
import { personaTexto } from '#api/acceso/bitacora/persona.ts'

/** Tables whose rows people know by a name, and what one is called that is no longer there. */
const AUSENTE = {
  afiliados: 'Una persona que ya no está',
  archivos: 'Un archivo que ya no existe',
  catalogos: 'Un catálogo que ya no existe',
  categorias: 'Una categoría que ya no existe',
  menus: 'Un menú que ya no existe',
  modulos: 'Un módulo que ya no existe',
  perfiles: 'Un perfil que ya no existe',
  procesos: 'Un proceso que ya no existe',
  puestos: 'Un puesto que ya no existe',
  unidades: 'Un área que ya no existe',
  usuarios: 'Una cuenta que ya no existe',
} as const
export type TablaConNombre = keyof typeof AUSENTE

/** Records whose end is an act that says how they were called. */
const OBJETO: Partial<Record<TablaConNombre, string>> = {
  catalogos: 'catalogo_simple',
  menus: 'menu',
  modulos: 'modulo',
  perfiles: 'perfil',
  procesos: 'proceso',
  usuarios: 'usuario',
}

type Id = string | number

/** What is asked for, table by table, and then answered with one read for each. */
export class Nombres {
  readonly #ids = new Map<TablaConNombre, Set<Id>>()
  readonly #known = new Map<string, string>()

  ask(tabla: TablaConNombre, id: Id): void {
    this.#ids.set(tabla, (this.#ids.get(tabla) ?? new Set()).add(id))
  }

  async load(): Promise<void> {
    for (const [tabla, ids] of this.#ids) {
      for (const [id, nombre] of await selectNombres(tabla, [...ids])) this.#known.set(`${tabla} ${id}`, nombre)
      const gone = [...ids].filter((id) => !this.#known.has(`${tabla} ${id}`))
      for (const [id, nombre] of await nombrarEliminados(tabla, gone))
        this.#known.set(`${tabla} ${id}`, `${nombre} (ya no existe)`)
    }
  }

  /** "Padrón", "Padrón (ya no existe)", "Un menú que ya no existe". */
  of(tabla: TablaConNombre, id: Id): string {
    return this.find(tabla, id) ?? AUSENTE[tabla]
  }

  /** The same; undefined when nothing says how it was called. */
  find(tabla: TablaConNombre, id: Id): string | undefined {
    return this.#known.get(`${tabla} ${id}`)
  }
}

type Entrada = readonly [id: Id, nombre: string]

async function selectNombres(tabla: TablaConNombre, ids: readonly Id[]): Promise<Entrada[]> {
  const binds = new Binds()
  const where = `WHERE id IN (${binds.addAll(ids)})`
  if (tabla === 'afiliados') {
    const people = await selectRows<Parameters<typeof personaTexto>[0] & { readonly id: number }>(
      `SELECT id, interno, nombre, apellido_paterno, apellido_materno FROM afiliados ${where}`,
      binds.values,
    )
    return people.map((row) => [row.id, personaTexto(row)])
  }
  const rows = await selectRows<{ id: Id; nombre: string }>(`SELECT id, nombre FROM ${tabla} ${where}`, binds.values)
  return rows.map(({ id, nombre }) => [id, nombre])
}

/** How records were called when they were deleted. */
async function nombrarEliminados(tabla: TablaConNombre, ids: readonly Id[]): Promise<Entrada[]> {
  const objeto = OBJETO[tabla]
  if (objeto === undefined || ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ objeto_id: string; antes: string }>(
    `SELECT objeto_id, antes FROM bitacora WHERE objeto = ${binds.add(objeto)} AND objeto_id IN (${binds.addAll(ids.map(String))})
       AND acto = ${binds.add(`${objeto}.eliminar`)} AND antes IS NOT NULL ORDER BY id`,
    binds.values,
  )
  return rows.flatMap(({ objeto_id: id, antes }) => {
    const nombre = nombreEn(antes)
    return nombre === null ? [] : [[id, nombre] as const]
  })
}

/** The name in what a record was when it was deleted; null where a row was changed outside the portal. */
function nombreEn(antes: string): string | null {
  try {
    const { nombre, menu } = JSON.parse(antes) as { nombre?: string; menu?: { nombre?: string } }
    return nombre ?? menu?.nombre ?? null
  } catch {
    return null
  }
}

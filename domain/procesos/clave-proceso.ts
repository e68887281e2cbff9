import { claveDeNombre } from '#domain/identidad/clave-de-nombre.ts'

/** A process or a popup of the map, with the name of its module. */
interface ProcesoNombrado {
  readonly id: number
  readonly nombre: string
  readonly parent_id: number | null
  readonly modulo: string
}

/**
 * What names each process in an address: the names from its module down, "afiliacion-movimientos-alta-individual". `procesos`: all
 * of the map, in its order; of two with the same names the second is "…-2". It has a hyphen: no id looks like it.
 */
export function clavesDeProcesos(procesos: readonly ProcesoNombrado[]): ReadonlyMap<number, string> {
  const byId = new Map(procesos.map((proceso) => [proceso.id, proceso]))
  const namesOf = ({ nombre, parent_id, modulo }: ProcesoNombrado): string[] => {
    const parent = parent_id === null ? undefined : byId.get(parent_id)
    return [...(parent ? namesOf(parent) : [modulo]), nombre]
  }
  const used = new Set<string>()
  return new Map(
    procesos.map((proceso) => {
      const names = namesOf(proceso).map((name) => claveDeNombre(name) || 'sin-nombre')
      const clave = freeOf(names.join('-'), used)
      used.add(clave)
      return [proceso.id, clave]
    }),
  )
}

function freeOf(clave: string, used: ReadonlySet<string>): string {
  let free = clave
  for (let n = 2; used.has(free); n += 1) free = `${clave}-${n}`
  return free
}

/** What an address names a process by: its key, or its id in those kept from before. */
export type CualProceso = { readonly clave: string } | { readonly id: number }

/** Reads "afiliacion-movimientos-alta-individual" and "12". */
export function cualProceso(texto: string): CualProceso {
  return /^\d{1,15}$/.test(texto) ? { id: Number(texto) } : { clave: texto }
}

/** Whether an address that says `cual` names this process. */
export function isProceso(
  { id, clave }: { readonly id: number; readonly clave: string },
  cual: string | null,
): boolean {
  return cual !== null && (cual === clave || cual === String(id))
}

/** The page of a process: also of one that opens a screen of its own. */
export const rutaProceso = ({ clave }: { readonly clave: string }): string => `/procesos/${clave}`

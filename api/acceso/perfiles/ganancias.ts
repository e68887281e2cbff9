import { textoCapacidad } from '#domain/acceso/capacidades/textos-capacidades.ts'
import { capacidadesOf, compareDerechos, daMas, type PerfilDerechos } from '#domain/acceso/derecho.ts'
import type { CapacidadId } from '#domain/acceso/llamadas.ts'
import { capacidadesPerfilIssues } from '#domain/acceso/perfil.ts'
import type { CambioPropuesto } from '#domain/autorizaciones/propuesta.ts'
import { inTransaction } from '#api/db/database.ts'
import { holdTurno } from '#api/db/hold-turno.ts'
import { broken } from '#api/errors.ts'
import { loadDerechos } from './load-derechos.ts'

/** A change, and what it gave to the profiles that have more than before. */
interface Ganancias<T> {
  readonly hecho: T
  readonly daMas: boolean
  /** The new capabilities of each profile, in words. */
  readonly cambios: readonly CambioPropuesto[]
}

/**
 * Runs `work` in the caller's transaction and compares the rights of every profile before and after. Whatever decides rights (profiles,
 * menus, processes) changes under one lock: two changes at once could give together a capability that neither gives alone. Throws 422 when
 * a profile would join an incompatible pair of capabilities.
 */
export async function conGanancias<T>(work: () => Promise<T>): Promise<Ganancias<T>> {
  await holdTurno('derechos')
  const antes = new Map((await loadDerechos()).perfiles.map((perfil) => [perfil.id, perfil]))
  const hecho = await work()
  const ganan = (await loadDerechos()).perfiles.flatMap((perfil) => {
    const before = antes.get(perfil.id)
    if (before) assertSinPagos(perfil.nombre, capacidadesOf(before), perfil)
    return before && daMas(before, perfil) ? [{ nombre: perfil.nombre, ...compareDerechos(before, perfil) }] : []
  })
  const cambios = ganan
    .filter(({ gana }) => gana.length > 0)
    .map(({ nombre, gana }) => ({
      campo: `Podrán los de ${nombre}`,
      antes: '',
      despues: gana.map(textoCapacidad).join('; '),
    }))
  return { hecho, daMas: ganan.length > 0, cambios }
}

/** Throws 422 when a profile would record and validate payments, and could not with the capabilities `antes`. */
export function assertSinPagos(nombre: string, antes: readonly CapacidadId[], despues: PerfilDerechos): void {
  const issues = capacidadesPerfilIssues(nombre, antes, capacidadesOf(despues))
  if (issues.length > 0) throw broken(issues, issues[0]?.message)
}

/** The change gives a profile more: it is rolled back, and one person cannot make it. */
class DaMas extends Error {}

/** Makes a change that gives no profile more. Returns null, and changes nothing, if it does: a second person authorises it. */
export async function sinDarMas<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await inTransaction(async () => {
      const ganancias = await conGanancias(work)
      if (ganancias.daMas) throw new DaMas('A second person authorises it')
      return ganancias.hecho
    })
  } catch (error) {
    if (error instanceof DaMas) return null
    throw error
  }
}

import { logActosAlone } from '#api/acceso/bitacora.ts'
import { findPerdida, guardarCabeza, type Perdida } from '#api/acceso/bitacora/cabeza-guardada.ts'
import { SISTEMA } from '#api/acceso/sistema.ts'
import { ArranqueError } from './arranque.ts'

/** With it the portal starts on a database that has lost acts, and says so in the bitácora. */
export const ACEPTAR_PERDIDA = '--aceptar-perdida'

/**
 * Throws ArranqueError when the database no longer has an act that it had: its write-ahead log was lost, or an older copy was put in
 * its place. `aceptar` goes on from there instead, and leaves it written.
 */
export async function assertCabeza(aceptar: boolean): Promise<void> {
  const perdida = await findPerdida()
  if (!perdida) return
  if (!aceptar) throw new ArranqueError(explain(perdida))
  await logActosAlone([
    {
      actor: SISTEMA,
      entry: {
        acto: 'bitacora.perdida',
        objeto: 'bitacora',
        objetoId: perdida.guardada.id,
        antes: { hash: perdida.guardada.hash, ocurrioAt: perdida.guardada.ocurrio_at },
        despues: { ultimo: perdida.ahora?.id ?? null },
      },
    },
  ])
  await guardarCabeza()
}

function explain({ guardada, ahora }: Perdida): string {
  const fin = ahora ? `termina en el ${ahora.id}, del ${ahora.ocurrio_at}` : 'está vacía'
  return [
    `La base de datos perdió lo que ya estaba guardado: su bitácora llegó al acto ${guardada.id}, del ${guardada.ocurrio_at}, que ya no está; ahora ${fin}.`,
    'Ocurre cuando falta su archivo -wal o cuando se puso en su lugar una copia anterior.',
    'Devuelve la base completa, o restaura el último respaldo: portal respaldo restaurar <carpeta>.',
    `Para empezar sin lo que se perdió: npm start -- ${ACEPTAR_PERDIDA}. Quedará escrito en la bitácora.`,
  ].join('\n')
}

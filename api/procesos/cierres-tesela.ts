import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaCode } from '#domain/calendario/quincena.ts'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import type { Tesela } from '#domain/procesos/inicio.ts'
import { rutaCierre, rutaCierres } from '#domain/quincenas/cierre.ts'
import { listPorFirmar } from '#api/quincenas/cierres/list-por-firmar.ts'

/** Closes that wait for the actor's own signature, and the way to the oldest; nothing where none waits. */
export async function cierresTesela(actor: Actor): Promise<Tesela[]> {
  if (!can(actor, 'cierres.leer')) return []
  const rows = await listPorFirmar(actor)
  const [first] = rows
  if (!first) return []
  const codigo = quincenaCode(first.quincena)
  const chip = quincenaChip(first.quincena)
  return [
    {
      etiqueta: 'Cierres por firmar',
      cifra: formatCuenta(rows.length),
      detalle: rows.at(-1)?.quincena === first.quincena ? chip : `desde ${chip}`,
      tono: 'aviso',
      ruta: rows.length === 1 ? rutaCierre(codigo, first.entidadClave) : rutaCierres(codigo),
    },
  ]
}

import type { Actor } from '#domain/acceso/actor.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { notificar } from '#api/avisos/notificar.ts'
import { folioDe, type CargaRow } from '#api/cargas/carga-row.ts'
import { lugarTexto } from '#api/cargas/datos-de-carga.ts'
import { validadoresDe } from './validadores-de.ts'

/** Notifies the validators of the dependency that a load waits for them. Call it in the transaction that changes the load's state. */
export async function avisarPorValidar(actor: Actor, carga: CargaRow): Promise<void> {
  const { version, archivo, renglones, rechazados } = carga
  const folio = folioDe(carga)
  const entran = cuentaTexto(renglones - rechazados, 'renglón', 'renglones')
  await notificar(
    (await validadoresDe(carga)).map(({ id }) => ({
      usuarioId: id,
      clase: 'carga',
      titulo: `Por validar: ${folio}`,
      texto: `${actor.nombre} cargó ${archivo}: ${lugarTexto(carga)}, ${entran}.`,
      enlace: rutaCarga(folio),
      clave: `carga:${folio}:${version}`,
    })),
  )
}

/** Notifies whoever loaded a file of what became of it: "Se deshizo: CRG-26-000012". In the transaction that changes the load's state. */
export async function avisarACargador(carga: CargaRow, que: string, texto: string): Promise<void> {
  if (carga.creadaPor === null) return
  const folio = folioDe(carga)
  await notificar([
    {
      usuarioId: carga.creadaPor,
      clase: 'carga',
      titulo: `${que}: ${folio}`,
      texto: `${carga.archivo}, ${lugarTexto(carga)}. ${texto}`,
      enlace: rutaCarga(folio),
      clave: `carga:${folio}:${carga.version}`,
    },
  ])
}

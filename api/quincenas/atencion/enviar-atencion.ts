import type { Actor } from '#domain/acceso/actor.ts'
import { canonicalJson, type Json } from '#domain/acceso/bitacora/canonical-json.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { AtencionQuincena } from '#domain/quincenas/atencion.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { selectRow } from '#api/db/sql.ts'
import { AppError, conflict, forbidden } from '#api/errors.ts'
import { AtencionEnvioModel } from '#api/quincenas/models/AtencionEnvioModel.ts'
import { getAtencion, puedeEnviar } from './get-atencion.ts'

/**
 * "Enviar Datos Validados": keeps the data that were seen, by their hash, signed by who sends them (decision 10.34). Throws 403
 * for who does not see the whole institute, 409 when they changed since or were sent already, 422
 * while there are errors, or nothing to send.
 */
export async function enviarAtencion(actor: Actor, quincena: number, huella: string): Promise<AtencionQuincena> {
  authorize(actor, 'atencion.enviar')
  if (!puedeEnviar(actor)) throw forbidden()
  const usuario = actor.id
  if (usuario === null)
    throw new AppError(403, 'permiso', 'Los datos los firma una persona: di con --como qué usuario actúa.')
  const datos = await getAtencion(actor, quincena)
  assertEnviable(datos, huella)
  const entidades = datos.entidades as unknown as Json
  await inTransaction(async () => {
    const last = await selectRow<{ numero: number }>(
      'SELECT MAX(numero) AS numero FROM atencion_envios WHERE quincena = $1',
      [quincena],
    )
    await insertRow(AtencionEnvioModel, {
      quincena,
      // Two who send at once would take the same number: the second is refused.
      numero: (last?.numero ?? 0) + 1,
      enviado_at: nowAt(),
      enviado_por: usuario,
      huella,
      datos: canonicalJson({ quincena, entidades }),
    })
    await logActo(actor, {
      acto: 'atencion.enviar',
      objeto: 'quincena',
      objetoId: quincenaCode(quincena),
      despues: { huella, entidades: datos.entidades.length },
    })
  })
  return getAtencion(actor, quincena)
}

function assertEnviable(datos: AtencionQuincena, huella: string): void {
  const { errores, erroresDeMas, huella: actual, envio } = datos
  if (actual !== huella)
    throw conflict('huella', 'Los datos cambiaron desde que los validaste. Recárgalos y vuelve a validarlos.')
  const [first] = errores
  if (first) {
    const total = errores.length + erroresDeMas
    throw new AppError(
      422,
      'datos_invalidos',
      `Los datos tienen ${total === 1 ? 'un error' : `${total} errores`} de validación. ${first.entidad}: ${first.mensaje}`,
    )
  }
  if (datos.entidades.every(({ movimientos }) => movimientos === 0))
    throw new AppError(422, 'sin_datos', 'No hay movimientos aprobados en la quincena: no hay nada que enviar.')
  if (envio?.vigente) throw conflict('enviado', `Estos datos ya los envió ${envio.por}.`)
}

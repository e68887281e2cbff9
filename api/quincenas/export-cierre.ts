import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { huellaPersona, textoSellado } from './calculo/huella-cierre.ts'
import { parametrosDelCierre, personasGuardadas } from './calculo/sello-guardado.ts'
import { findCierre, resumenOf } from './cierres/cierre-row.ts'

const COLUMNAS =
  'interno,nombre,quincena,origen,fondo,clave,parte,obligado,base_centavos,tasa_diezmilesimos,importe_centavos'

/**
 * The lines of a closed quincena of an entity as CSV, a page of people at a time; the first piece is the header. It is an act
 * in the bitácora. Throws 404 out of scope.
 */
export async function* exportCierre(actor: Actor, cierreId: number): AsyncGenerator<string> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, cierreId)
  await inTransaction(() =>
    logActo(actor, {
      acto: 'cierre.exportar',
      objeto: 'cierre',
      objetoId: cierreId,
      despues: { entidad: row.entidad, quincena: quincenaCode(row.quincena), sello: row.sello },
    }),
  )
  yield `${COLUMNAS}\n`
  for await (const page of personasGuardadas(cierreId, row.entidadId))
    for (const { interno, nombre, lineas } of page)
      for (const { corrige, origen, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos } of lineas)
        yield `${[interno, `"${nombre.replaceAll('"', '""')}"`, quincenaCode(corrige), origen, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos].join(',')}\n`
}

/**
 * What the seal of a closed quincena of an entity is the SHA-256 of: its parameters, a hash of each person's lines as they are
 * stored, its movements. Throws 404 out of scope.
 */
export async function* exportSello(actor: Actor, cierreId: number): AsyncGenerator<string> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, cierreId)
  yield textoSellado.parametros(await parametrosDelCierre(cierreId))
  for await (const page of personasGuardadas(cierreId, row.entidadId))
    yield page.map(({ interno, lineas }) => textoSellado.persona(huellaPersona(interno, lineas))).join('')
  yield textoSellado.movimientos(resumenOf(row).movimientos)
}

import { quincenaCode } from '#domain/calendario/quincena.ts'
import type { Extintas } from '#domain/fondos/reorganizaciones.ts'
import type { LineaCierre } from '#domain/quincenas/linea-cierre.ts'
import type { Actor } from '#domain/acceso/actor.ts'
import { formatoDeSello } from '#domain/fondos/formato-sello.ts'
import { textoDeRenglones } from '#domain/quincenas/sello.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { loadExtintas } from '#api/fondos/entidades-extintas.ts'
import { textoSellado } from './calculo/huella-cierre.ts'
import { renglonesGuardados } from './calculo/renglones-sellados.ts'
import { huellaGuardada, parametrosDelCierre, personasGuardadas } from './calculo/sello-guardado.ts'
import { findCierre, resumenOf } from './cierres/cierre-row.ts'

const COLUMNAS =
  'interno,nombre,quincena,origen,fondo,clave,parte,obligado,base_centavos,tasa_diezmilesimos,importe_centavos,entidad_origen'

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
  const extintas = await loadExtintas()
  for await (const page of personasGuardadas(cierreId, row.entidadId))
    for (const { interno, nombre, lineas } of page)
      for (const linea of lineas) yield renglonDe([interno, quoted(nombre)], linea, extintas)
}

function renglonDe(persona: readonly string[], linea: LineaCierre, extintas: Extintas): string {
  const { corrige, origen, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos, deEntidadId } = linea
  const what = [quincenaCode(corrige), origen, fondo, clave, parte, obligado, baseCentavos, tasa, importeCentavos]
  const deQuien = deEntidadId === null ? '' : quoted(extintas.get(deEntidadId)?.nombre ?? String(deEntidadId))
  return `${[...persona, ...what, deQuien].join(',')}\n`
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * What the seal of a closed quincena of an entity is the SHA-256 of: its parameters, a hash of each person's lines as they are
 * stored, its movements, and in format 2 the rows of totals, orders, charges and lines. Throws 404 out of scope.
 */
export async function* exportSello(actor: Actor, cierreId: number): AsyncGenerator<string> {
  authorize(actor, 'cierres.leer')
  const row = await findCierre(actor, cierreId)
  const formato = formatoDeSello(row.formato)
  yield textoSellado.formato(formato) + textoSellado.parametros(await parametrosDelCierre(cierreId))
  for await (const page of personasGuardadas(cierreId, row.entidadId))
    yield page.map((persona) => textoSellado.persona(huellaGuardada(persona, formato))).join('')
  yield textoSellado.movimientos(resumenOf(row).movimientos)
  if (formato !== 1) yield textoDeRenglones(await renglonesGuardados(cierreId))
}

import type { Actor } from '#domain/acceso/actor.ts'
import type { FirmaPanel } from '#domain/formatos/firma.ts'
import {
  casoFirmaIssues,
  digitosDe,
  firmaDeTitularIssues,
  type FirmaDeTitular,
} from '#domain/formatos/firma-titular.ts'
import { papelDeCierre } from '#domain/fondos/papel-cierre.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { findRow } from '#api/db/find-row.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { asBoolean, selectRow } from '#api/db/sql.ts'
import { broken, conflict } from '#api/errors.ts'
import { FirmaPapelModel } from '#api/formatos/models/FirmaPapelModel.ts'
import { findFirma } from './list-firmas.ts'

interface Papel {
  readonly cierreId: number
  readonly vuelta: number
  readonly entidad: string
  readonly emitida: PlainDate
  readonly propio: unknown
}

/**
 * Puts the signature of a titular, who has no session, on a paper of their unit: the act is theirs, of a day and in a document,
 * and the account that records it is told beside it. Throws 403, 404, 422 (a user's signature, another unit's paper, a day on
 * which the signature did not hold or another headed the unit), 409 `ya_firmado`.
 */
export function firmarComoTitular(actor: Actor, id: number, acto: FirmaDeTitular): Promise<FirmaPanel> {
  authorizeInstituto(actor, 'firmas.administrar')
  return inTransaction(async () => {
    const firma = await findFirma(id)
    if (firma.unidad_id === null) throw broken([soloDeTitular(firma)])
    const issues = firmaDeTitularIssues(acto, today())
    if (issues.length > 0) throw broken(issues)
    const fecha = acto.fecha as PlainDate
    const papel = await findPapel(digitosDe(acto.referencia), firma.unidad_id)
    if (!papel) throw broken([SIN_LINEA])
    const found = casoFirmaIssues({
      fecha,
      firma,
      unidad: firma.titular.replace(/^Titular de /, ''),
      titular: await titularDe(firma.unidad_id, fecha),
      papel: { entidad: papel.entidad, esDeLaUnidad: asBoolean(papel.propio), emitida: papel.emitida },
    })
    if (found.length > 0) throw broken(found)
    await putOn(actor, firma, papel, { ...acto, documento: acto.documento.trim() })
    return findFirma(id)
  })
}

async function putOn(actor: Actor, { id, nombre }: FirmaPanel, papel: Papel, acto: FirmaDeTitular): Promise<void> {
  const name = papelDeCierre(papel.cierreId, papel.vuelta)
  if (await findRow(FirmaPapelModel, { firma_id: id, papel: name }, ['id']))
    throw conflict('ya_firmado', `Los papeles de ese cierre ya llevan la firma de ${nombre}.`)
  const { fecha, documento } = acto
  await insertRow(FirmaPapelModel, {
    firma_id: id,
    papel: name,
    firmado_at: nowAt(),
    fecha,
    documento,
    registrado_por: actor.id,
  })
  const despues = { nombre, referencia: digitosDe(acto.referencia), fecha, documento }
  await logActo(actor, { acto: 'firma.firmar', objeto: 'firma', objetoId: id, despues })
}

/** The close whose papers a line is of, and whether its entity is that unit or the one it hangs from. */
function findPapel(referencia: string, unidadId: number): Promise<Papel | null> {
  return selectRow<Papel>(
    `SELECT k.id AS "cierreId", k.vuelta, e.nombre AS entidad, l.emitida,
       (c.entidad_id = $2 OR c.entidad_id = (SELECT v.parent_id FROM unidades v WHERE v.id = $2)) AS propio
     FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id JOIN cierres k ON k.id = c.cierre_id
     JOIN unidades e ON e.id = c.entidad_id WHERE l.referencia = $1 AND c.anulado_at IS NULL`,
    [referencia, unidadId],
  )
}

/** Who headed the unit that day; nobody by date: whom its organic row names, as the tree does. */
async function titularDe(unidadId: number, fecha: PlainDate): Promise<string | null> {
  const row = await selectRow<{ nombre: string }>(
    `SELECT COALESCE((SELECT c.nombre FROM unidad_cargos c WHERE c.unidad_id = u.id AND c.cargo = 'titular' AND c.desde <= $2
         AND (c.hasta IS NULL OR c.hasta >= $2) ORDER BY c.desde DESC, c.id DESC LIMIT 1), o.titular) AS nombre
     FROM unidades u JOIN organica o ON o.id = u.organica_id WHERE u.id = $1`,
    [unidadId, fecha],
  )
  return row?.nombre || null
}

const SIN_LINEA = {
  path: 'referencia',
  code: 'sin_linea',
  message: 'No hay una línea de pago de un cierre con esa referencia.',
} as const

function soloDeTitular({ titular }: FirmaPanel) {
  const whose = titular === '' ? 'La firma no es de nadie' : `La firma es de ${titular}`
  const message = `${whose}: solo un titular sin cuenta firma con un documento; los demás, con sus propios actos.`
  return { path: 'referencia', code: 'no_es_de_titular', message }
}

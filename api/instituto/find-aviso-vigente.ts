import type { AvisoPrivacidad } from '#domain/instituto/aviso-privacidad.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'

const VIGENTE = 'FROM avisos_privacidad WHERE vigente_desde <= $1 ORDER BY vigente_desde DESC, version DESC LIMIT 1'

/** The privacy notice in force today in America/Mexico_City, the newest that holds already; null while there is none. */
export function findAvisoVigente(): Promise<AvisoPrivacidad | null> {
  return selectRow<AvisoPrivacidad>(`SELECT version, texto, vigente_desde AS "vigenteDesde" ${VIGENTE}`, [today()])
}

/** Its version alone: what an act keeps of it. */
export async function findVersionDeAviso(): Promise<number | null> {
  const row = await selectRow<{ version: number }>(`SELECT version ${VIGENTE}`, [today()])
  return row?.version ?? null
}

import type { AvisoPrivacidad } from '#domain/instituto/aviso-privacidad.ts'
import { today } from '#api/clock.ts'
import { selectRow } from '#api/db/sql.ts'

/** The privacy notice in force today in America/Mexico_City, the newest that holds already; null while there is none. */
export function findAvisoVigente(): Promise<AvisoPrivacidad | null> {
  return selectRow<AvisoPrivacidad>(
    `SELECT version, texto, vigente_desde AS "vigenteDesde" FROM avisos_privacidad
     WHERE vigente_desde <= $1 ORDER BY vigente_desde DESC, version DESC LIMIT 1`,
    [today()],
  )
}

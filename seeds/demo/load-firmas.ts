import { dateParts, plainDate, type PlainDate } from '#domain/plain-date.ts'
import { selectRow } from '#api/db/sql.ts'
import { createFirma } from '#api/formatos/firmas/save-firma.ts'
import { dibujarFirma } from './dibujar-firma.ts'
import { ACTOR_DEMO } from './load-institucion.ts'
import { SEMILLA_FIRMAS } from './personas/semillas.ts'
import { CUENTAS_DEMO } from './usuarios.ts'

/** Whose signatures go on the papers of a close, and their posts. */
const CARGOS = {
  jefe: 'Jefe del Departamento de Afiliación',
  director: 'Director de Prestaciones Económicas',
  titular: 'Titular del Instituto',
} as const

/** Gives a drawn signature to each account that approves, signs or authorises a close, since January of last year; once. */
export async function loadFirmas(today: PlainDate): Promise<void> {
  if (await selectRow('SELECT id FROM firmas LIMIT 1')) return
  const desde = plainDate(dateParts(today).year - 1, 1, 1)
  for (const [i, [usuario, cargo]] of Object.entries(CARGOS).entries()) {
    const cuenta = await selectRow<{ id: number }>('SELECT id FROM usuarios WHERE usuario = $1', [usuario])
    const nombre = CUENTAS_DEMO.find((una) => una.usuario === usuario)?.nombre
    if (!cuenta || !nombre) continue
    await createFirma(ACTOR_DEMO, {
      nombre,
      cargo,
      usuario_id: cuenta.id,
      unidad_id: null,
      desde,
      hasta: '',
      firma_base64: dibujarFirma(SEMILLA_FIRMAS + i),
    })
  }
}

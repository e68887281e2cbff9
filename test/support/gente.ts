import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import type { Lugar } from './afiliacion.ts'

const COLUMNAS = [
  'interno',
  'curp',
  'nombre',
  'apellido_paterno',
  'nombre_plegado',
  'fecha_nacimiento',
  'sexo',
  'fecha_alta',
  'situacion',
  'nivel0_id',
  'nivel1_id',
  'nivel2_id',
  'nivel3_id',
  'creado_at',
  'actualizado_at',
]

/** Puts `cuantos` invented people in a place, all in A since the same day; `serie` keeps the keys of two calls apart. */
export async function ponerGente(lugar: Lugar, cuantos: number, serie: number, alta = '2020-02-01'): Promise<void> {
  const at = '2020-02-01T12:00:00.000Z'
  const rows = Array.from({ length: cuantos }, (_, i) => {
    const interno = serie * 100_000 + i
    const names = [`Persona ${interno}`, 'Prueba', `prueba persona ${interno}`]
    const place = [lugar.entidad, lugar.adscripcion, lugar.dependencia, lugar.area]
    return [interno, `CURP-${interno}`, ...names, '1980-01-01', 'F', alta, 'A', ...place, at, at]
  })
  await inTransaction(() => insertRows('afiliados', COLUMNAS, rows))
}

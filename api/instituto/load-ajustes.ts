import { selectRows } from '#api/db/sql.ts'

/**
 * The institute's settings: demo, contacto, horario, dominios_correo (comma-separated), enlace_curp, enlace_nss,
 * enlace_csf, limite_retroactivo, mapa_incrustado.
 */
export async function loadAjustes(): Promise<ReadonlyMap<string, string>> {
  const rows = await selectRows<{ clave: string; valor: string }>('SELECT clave, valor FROM ajustes')
  return new Map(rows.map((row) => [row.clave, row.valor]))
}

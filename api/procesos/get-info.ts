import type { InfoInstituto } from '#domain/usuarios/sesion.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { loadAjustes } from './load-ajustes.ts'

type InstitutoRow = Pick<
  InfoInstituto,
  'id' | 'nombre' | 'icono' | 'color' | 'color_botones' | 'color_encabezados' | 'color_letra'
>

/** Name, look and settings of the institute. Public: the sign-in page wears them. */
export async function getInfo(): Promise<InfoInstituto> {
  const [row, ajustes] = await Promise.all([
    selectRow<InstitutoRow>(
      'SELECT id, nombre, icono, color, color_botones, color_encabezados, color_letra FROM instituto ORDER BY id LIMIT 1',
    ),
    loadAjustes(),
  ])
  if (!row) throw notFound('El registro del instituto')
  return {
    ...row,
    demo: ajustes.get('demo') === '1',
    contacto: ajustes.get('contacto') ?? '',
    dominiosCorreo: (ajustes.get('dominios_correo') ?? '').split(',').filter((domain) => domain !== ''),
    enlaces: {
      curp: ajustes.get('enlace_curp') ?? '',
      nss: ajustes.get('enlace_nss') ?? '',
      csf: ajustes.get('enlace_csf') ?? '',
    },
  }
}

import { LIMITE_RETROACTIVO } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto, TemaInstituto } from '#domain/instituto/info.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { selectRow } from '#api/db/sql.ts'
import { notFound } from '#api/errors.ts'
import { findAvisoVigente } from './find-aviso-vigente.ts'
import { loadAjustes } from './load-ajustes.ts'
import type { InstitutoModel } from './models/InstitutoModel.ts'

export type InstitutoRow = RowOf<InstitutoModel>

export async function findInstituto(): Promise<InstitutoRow> {
  const row = await selectRow<InstitutoRow>(
    `SELECT id, nombre, icono, color, color_botones, color_encabezados, color_letra, version
     FROM instituto ORDER BY id LIMIT 1`,
  )
  if (!row) throw notFound('El registro del instituto')
  return row
}

/** Returns the name and look of the institute, which the sign-in page needs before there is a session. */
export async function getTema(): Promise<TemaInstituto> {
  const [row, ajustes] = await Promise.all([findInstituto(), loadAjustes()])
  return { ...row, demo: ajustes.get('demo') === '1' }
}

/** Returns name, look and settings of the institute. */
export async function getInfo(): Promise<InfoInstituto> {
  const [tema, ajustes, aviso] = await Promise.all([getTema(), loadAjustes(), findAvisoVigente()])
  return {
    ...tema,
    contacto: ajustes.get('contacto') ?? '',
    horario: ajustes.get('horario') ?? '',
    dominiosCorreo: (ajustes.get('dominios_correo') ?? '').split(',').filter((domain) => domain !== ''),
    enlaces: {
      curp: ajustes.get('enlace_curp') ?? '',
      nss: ajustes.get('enlace_nss') ?? '',
      csf: ajustes.get('enlace_csf') ?? '',
    },
    limiteRetroactivo: Number(ajustes.get('limite_retroactivo') ?? LIMITE_RETROACTIVO),
    mapaIncrustado: ajustes.get('mapa_incrustado') ?? '',
    avisoPrivacidad: aviso && { version: aviso.version, vigenteDesde: aviso.vigenteDesde },
  }
}

import type { CampoInfo } from '#domain/instituto/campos-info.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'

/** The value of a field as the form edits it: text, "" for none; the domains one to a line. */
export function valorDe(info: InfoInstituto, campo: CampoInfo): string {
  if (campo === 'icono') return info.icono ?? ''
  if (campo === 'dominios_correo') return info.dominiosCorreo.join('\n')
  if (campo === 'enlace_curp') return info.enlaces.curp
  if (campo === 'enlace_nss') return info.enlaces.nss
  if (campo === 'enlace_csf') return info.enlaces.csf
  if (campo === 'mapa_incrustado') return info.mapaIncrustado
  if (campo === 'limite_retroactivo') return String(info.limiteRetroactivo)
  return info[campo]
}

import { ownValue } from '#domain/own-value.ts'
import type { EstadoCorreo, MedioCorreo } from './correo.ts'

export const NOMBRE_ESTADO_CORREO: Readonly<Record<EstadoCorreo, string>> = {
  pendiente: 'Pendiente',
  enviando: 'Enviando',
  enviado: 'Enviado',
  fallido: 'Fallido',
  cancelado: 'Cancelado',
}

export const NOMBRE_MEDIO_CORREO: Readonly<Record<MedioCorreo, string>> = {
  smtp: 'Servidor de correo',
  carpeta: 'Carpeta de salida',
}

const NOMBRE_CLASE: Readonly<Record<string, string | undefined>> = {
  recuperacion: 'Recuperación de acceso',
  confirmacion: 'Confirmación de correo',
  cuenta: 'Cambios de la cuenta',
  avisos: 'Resumen de avisos',
}

/** What a class of message is about; one that is not known yet shows its own word. */
export function claseTexto(clase: string): string {
  return ownValue(NOMBRE_CLASE, clase) ?? clase
}

export const CLASES_CORREO = Object.keys(NOMBRE_CLASE)

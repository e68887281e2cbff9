import { CircleCheck, CircleSlash, CircleX, Clock, Send } from 'lucide-react'
import type { EstadoCorreo, MedioCorreo } from '#domain/correo/correo.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'
import { ownValue } from '#domain/own-value.ts'

interface AspectoCorreo {
  readonly texto: string
  readonly tone: StatusTone
  readonly icon: LucideIcon
}

export const ASPECTO_CORREO: Readonly<Record<EstadoCorreo, AspectoCorreo>> = {
  pendiente: { texto: 'Pendiente', tone: 'amber', icon: Clock },
  enviando: { texto: 'Enviando', tone: 'blue', icon: Send },
  enviado: { texto: 'Enviado', tone: 'green', icon: CircleCheck },
  fallido: { texto: 'Fallido', tone: 'red', icon: CircleX },
  cancelado: { texto: 'Cancelado', tone: 'neutral', icon: CircleSlash },
}

export const MEDIO_TEXTO: Readonly<Record<MedioCorreo, string>> = {
  smtp: 'Servidor de correo',
  carpeta: 'Carpeta de salida',
}

/** What each class of message is about; one that is not known yet shows its own word. */
const CLASE_TEXTO: Readonly<Record<string, string | undefined>> = {
  recuperacion: 'Recuperación de acceso',
  confirmacion: 'Confirmación de correo',
  cuenta: 'Cambios de la cuenta',
  avisos: 'Resumen de avisos',
}

export function claseTexto(clase: string): string {
  return ownValue(CLASE_TEXTO, clase) ?? clase
}

export const CLASES_CORREO = Object.keys(CLASE_TEXTO)

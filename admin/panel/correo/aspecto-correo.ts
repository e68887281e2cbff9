import { CircleCheck, CircleSlash, CircleX, Clock, Send } from 'lucide-react'
import type { EstadoCorreo } from '#domain/correo/correo.ts'
import type { StatusTone } from '#admin/shared/ui/datos/status-look.ts'
import type { LucideIcon } from 'lucide-react'

interface AspectoCorreo {
  readonly tone: StatusTone
  readonly icon: LucideIcon
}

export const ASPECTO_CORREO: Readonly<Record<EstadoCorreo, AspectoCorreo>> = {
  pendiente: { tone: 'amber', icon: Clock },
  enviando: { tone: 'blue', icon: Send },
  enviado: { tone: 'green', icon: CircleCheck },
  fallido: { tone: 'red', icon: CircleX },
  cancelado: { tone: 'neutral', icon: CircleSlash },
}

import { FileText, UserPlus } from 'lucide-react'
import { rutaVista, VISTAS } from '#domain/acceso/vistas/vistas.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RegistroDialog } from '#admin/portal/wizard/RegistroDialog.tsx'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import type { ReactElement } from 'react'

/** What stays in the browser's history beside the folio: numbers only. */
export interface Registrada {
  readonly respuesta: RespuestaAlta
  /** The four levels, for "Registrar a otra persona". */
  readonly organizacion: string
  readonly corregida: boolean
}

interface AltaRegistradaProps {
  folio: string
  registrada: Registrada | null
  onAccept: () => void
}

/** 'Operación exitosa': the folio, its acuse, and what can be done next. */
export function AltaRegistrada({ folio, registrada, onAccept }: AltaRegistradaProps): ReactElement {
  const { vistas } = useSession()
  const { respuesta, organizacion, corregida = false } = registrada ?? {}
  return (
    <>
      <PageHeader title={VISTAS.altaDocA.titulo} facts={`Folio ${folio}`} />
      <RegistroDialog
        title="Operación exitosa"
        texto={
          corregida
            ? 'La corrección del alta se guardó correctamente.'
            : 'Alta guardada correctamente. El movimiento quedó Solicitado.'
        }
        folio={folio}
        saved={respuesta ?? null}
        {...(vistas.includes('solicitudA') && { papel: solicitudDe(folio) })}
        siguiente={{
          texto: 'Registrar a otra persona',
          icon: UserPlus,
          to: `${rutaVista('altaDocA')}${organizacion ? `&adscripcion=${organizacion}` : ''}`,
        }}
        onAccept={onAccept}
      />
    </>
  )
}

const solicitudDe = (folio: string) => ({
  texto: 'Solicitud de afiliación',
  icon: FileText,
  href: `/dashboard/formatos/solicitud?folio=${encodeURIComponent(folio)}`,
})

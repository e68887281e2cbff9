import { HandCoins } from 'lucide-react'
import { rutaQuincena, type EntidadPedida } from '#admin/shared/rutas/ruta-quincena.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type {
  RetencionesQuincena,
  SinRetenciones as MotivoSinRetenciones,
} from '#domain/fondos/prestamos/retencion-panel.ts'
import type { ReactElement } from 'react'

const SIN_RETENCIONES: Readonly<Record<MotivoSinRetenciones, { readonly titulo: string; readonly porque: string }>> = {
  sin_cierre: {
    titulo: 'aún no tiene retenciones ordenadas.',
    porque: 'Se ordenan al aplicar el cierre de la quincena, y de esta no hay ninguno aplicado.',
  },
  sin_abonos: {
    titulo: 'cerró sin retenciones.',
    porque: 'Ningún préstamo tenía un abono por descontar en ella.',
  },
}

interface SinRetencionesProps {
  data: RetencionesQuincena
  por: MotivoSinRetenciones
  pedida: EntidadPedida
}

/** Which quincena has nothing to withhold, why, and where there is something. */
export function SinRetenciones({ data: { codigo, entidades }, por, pedida }: SinRetencionesProps): ReactElement {
  const { titulo, porque } = SIN_RETENCIONES[por]
  const de = pedida.entidad === null ? '' : (entidades[0]?.nombre ?? '')
  return (
    <Card>
      <EmptyState
        icon={HandCoins}
        title={`La quincena ${codigo}${de === '' ? '' : ` de ${de}`} ${titulo}`}
        action={
          <span className="row">
            {de !== '' && (
              <LinkButton to={rutaQuincena('retencionDetalle', codigo, { ...pedida, entidad: null })}>
                Ver todas las entidades
              </LinkButton>
            )}
            <LinkButton to="/dashboard?vista=retencion" variant="primary">
              Ver las quincenas que tienen
            </LinkButton>
          </span>
        }
      >
        {porque}
      </EmptyState>
    </Card>
  )
}

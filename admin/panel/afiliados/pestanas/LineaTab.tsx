import { FileText, Milestone, UserRoundCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { CLASES_LINEA, type EntradaLinea } from '#domain/afiliacion/historia/linea-de-vida.ts'
import { SegmentGroup } from '#admin/shared/ui/acciones/SegmentGroup.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { entradaItem } from './entrada-linea.tsx'
import { useLinea } from './use-linea.ts'
import type { PersonaDetalle } from '#domain/afiliacion/persona.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

type Clase = EntradaLinea['clase']

/** How each kind is told apart, and what would be here where there is none. */
const CLASES: Readonly<Record<Clase, { nombre: string; icon: LucideIcon; vacio: string; seria: string }>> = {
  cambio: {
    nombre: 'Cambios',
    icon: Milestone,
    vacio: 'Su línea de vida empieza cuando se aplique su alta',
    seria: 'Aquí estarán su situación, su entidad y su sueldo, con la fecha desde la que rigen.',
  },
  acto: {
    nombre: 'Actos',
    icon: UserRoundCheck,
    vacio: 'Nadie ha hecho nada con sus movimientos',
    seria: 'Aquí estará quién solicitó, validó, revisó, aprobó, devolvió o canceló cada uno, y cuándo.',
  },
  papel: {
    nombre: 'Documentos',
    icon: FileText,
    vacio: 'El expediente está vacío',
    seria: 'Aquí estará cada documento cuando se agregue, con quién lo agregó y quién lo validó.',
  },
}

/** What became true of the person, what was done with each movement and the papers filed, newest first. */
export function LineaTab({ persona }: { persona: PersonaDetalle }): ReactElement {
  const { data, error, refetch } = useLinea(persona.id)
  const [params, setParams] = useSearchParams()
  if (error)
    return <ErrorState title="No se pudo cargar la línea de vida." error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} label="Cargando la línea de vida" />
  const { entradas, omitidas } = data
  const ver = CLASES_LINEA.find((clase) => clase === params.get('ver'))
  const shown = ver ? entradas.filter(({ clase }) => clase === ver) : entradas
  const { vacio, seria, icon } = CLASES[ver ?? 'cambio']
  return (
    <Card
      title="Línea de vida"
      flush={shown.length === 0}
      aside={
        <SegmentGroup
          label="Qué se muestra"
          options={[['todo', 'Todo'], ...CLASES_LINEA.map((clase) => [clase, CLASES[clase].nombre] as const)]}
          value={ver ?? 'todo'}
          onChange={(clase) => setParams({ ...Object.fromEntries(params), ver: clase }, { replace: true })}
        />
      }
    >
      {shown.length === 0 ? (
        <EmptyState icon={icon} title={vacio}>
          {seria}
        </EmptyState>
      ) : (
        <Timeline items={shown.map((entrada) => ({ icon: CLASES[entrada.clase].icon, ...entradaItem(entrada) }))} />
      )}
      {omitidas > 0 && ver !== 'cambio' && (
        <p className="small secondary">
          {omitidas === 1
            ? 'Falta un acto o documento anterior: está en Movimientos o en Documentos.'
            : `Faltan ${omitidas} actos y documentos anteriores: están en Movimientos y en Documentos.`}
        </p>
      )}
    </Card>
  )
}

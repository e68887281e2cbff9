import { useQuery } from '@tanstack/react-query'
import { curpIssues } from '#domain/identidad/curp.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { api } from '#admin/providers/api-client.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { AreaField, DateField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ConDatos } from '#admin/portal/formatos/hoja/ConDatos.tsx'
import { HojaPage } from '#admin/portal/formatos/hoja/HojaPage.tsx'
import { useHoja } from '#admin/portal/formatos/hoja/use-hoja.ts'
import { IncidenciaPapel, type IncidenciaFormato } from './IncidenciaPapel.tsx'
import type { DatosFormato } from '#domain/formatos/datos-formato.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'

/** `formatoI` and `/dashboard/formatos/incidencia`: the request of movements and incidents of personnel, to print. */
export default function Incidencia(): ReactElement {
  return <ConDatos>{(datos, hoy, olvidar) => <Formulario datos={datos} hoy={hoy} olvidar={olvidar} />}</ConDatos>
}

interface FormularioProps {
  datos: DatosFormato | null
  hoy: PlainDate
  olvidar: () => void
}

function Formulario({ datos, hoy, olvidar }: FormularioProps): ReactElement {
  const { user } = useSession()
  const tipos = useTipos()
  const vacia = emptyOf(user.adscripcion_nombre, user.dependencia_nombre, hoy)
  const hoja = useHoja<IncidenciaFormato>({
    inicial: datos ? filled(vacia, datos) : vacia,
    vacia,
    rules: ({ curp }) => (curp === '' ? [] : curpIssues(curp)),
  })
  return (
    <HojaPage
      titulo={{ vista: 'formatoI' }}
      facts="Se llena, se imprime y se firma; después se carga en el trámite."
      hoja={hoja}
      onLimpiar={olvidar}
      campos={<Campos tipos={tipos} />}
      papel={<IncidenciaPapel valores={hoja.valores} tipos={(tipos.data ?? []).map(({ nombre }) => nombre)} />}
    />
  )
}

function useTipos(): UseQueryResult<readonly TipoMovimientoPanel[]> {
  return useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: ({ signal }) => api.call('GET /api/panel/tipos-movimiento', { signal }),
    staleTime: Infinity,
  })
}

function Campos({ tipos }: { tipos: ReturnType<typeof useTipos> }): ReactElement {
  return (
    <>
      <Card title="Persona">
        <div className="form-grid">
          <TextField name="nombre" label="Nombre completo" span={12} maxLength={240} />
          <TextField name="curp" label="CURP" span={6} mono upper maxLength={18} clean={cleanKey} />
          <TextField name="numEmpleado" label="No. empleado" span={3} maxLength={20} />
          <TextField name="interno" label="No. interno" span={3} maxLength={6} />
          <TextField name="entidad" label="Entidad" span={6} maxLength={160} />
          <TextField name="dependencia" label="Dependencia" span={6} maxLength={160} />
          <TextField name="puesto" label="Puesto" span={12} maxLength={160} />
        </div>
      </Card>
      <Card title="Movimiento o incidencia">
        <div className="form-grid">
          {tipos.error && (
            <div className="span-12">
              <ErrorState
                title="No se pudieron cargar los tipos de movimiento."
                error={tipos.error}
                onRetry={() => void tipos.refetch()}
              />
            </div>
          )}
          <SelectField
            name="tipo"
            label="Tipo"
            span={12}
            options={(tipos.data ?? []).map(({ nombre }) => ({ value: nombre, label: nombre }))}
            placeholder={tipos.isPending ? 'Cargando…' : 'Elige el tipo'}
          />
          <DateField name="fecha" label="Fecha efectiva" span={6} />
          <DateField name="fechaFin" label="Fecha de término" optional span={6} />
          <AreaField name="motivo" label="Motivo y observaciones" span={12} maxLength={1000} rows={4} />
          <DateField name="fechaSolicitud" label="Fecha de la solicitud" span={6} />
        </div>
      </Card>
    </>
  )
}

function emptyOf(entidad: string, dependencia: string, hoy: PlainDate): IncidenciaFormato {
  return {
    folio: '',
    nombre: '',
    curp: '',
    numEmpleado: '',
    interno: '',
    entidad,
    dependencia,
    puesto: '',
    tipo: '',
    fecha: '',
    fechaFin: '',
    motivo: '',
    fechaSolicitud: hoy,
  }
}

function filled(vacia: IncidenciaFormato, datos: DatosFormato): IncidenciaFormato {
  const { folio, curp, numEmpleado, interno, puesto, tipo } = datos
  return {
    ...vacia,
    folio,
    nombre: [datos.nombre, datos.apellidoPaterno, datos.apellidoMaterno].filter(Boolean).join(' '),
    curp,
    numEmpleado,
    interno,
    entidad: datos.entidad,
    dependencia: datos.dependencia,
    puesto,
    tipo,
    fecha: datos.fecha ?? '',
    fechaFin: datos.fechaFin ?? '',
    motivo: datos.observaciones,
  }
}

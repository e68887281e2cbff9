import { Link } from 'react-router-dom'
import { NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { fechaDeInstante } from '#admin/shared/instante.ts'
import { PlazoTexto } from './CasoTags.tsx'
import type { CasoDetalle } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

/** What a case is about, who has it and until when. */
export function CasoFacts({ caso }: { caso: CasoDetalle }): ReactElement {
  const { persona, plazo, cerradoEn } = caso
  const items = [
    { label: 'Responsable', value: caso.responsable?.nombre ?? <span className="plazo-cerca">Sin asignar</span> },
    {
      label: 'Fecha límite',
      value: cerradoEn ? (
        formatFecha(caso.vence)
      ) : (
        <>
          {formatFecha(caso.vence)}
          {plazo.tono !== 'normal' && (
            <>
              , <PlazoTexto plazo={plazo} />
            </>
          )}
        </>
      ),
    },
    { label: 'Persona', value: persona && <Link to={rutaAfiliado(persona)}>{persona.nombre}</Link> },
    { label: 'Entidad', value: caso.entidad || 'Del instituto' },
    { label: 'Área', value: NOMBRE_AREA_CASO[caso.area] },
    { label: 'Proceso', value: caso.proceso.nombre },
    { label: 'Módulo', value: caso.moduloActual?.nombre ?? '' },
    { label: 'Participan', value: caso.modulosInvolucrados.map(({ nombre }) => nombre).join(', ') },
    { label: 'Abierto', value: `${fechaDeInstante(caso.creadoEn)}, ${caso.abiertoPor}` },
    ...(cerradoEn
      ? [
          { label: 'Cerrado', value: fechaDeInstante(cerradoEn) },
          { label: 'Resultado', value: caso.resultado },
        ]
      : []),
  ]
  return (
    <Card title="Datos del caso">
      <KeyValueList items={items} />
    </Card>
  )
}

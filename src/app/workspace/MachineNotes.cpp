// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/MachineNotes.h"

#include "logging/Categories.h"

#include <QDir>
#include <QSettings>

namespace muster::app {

MachineNotes::MachineNotes(const Services &services)
{
    // Without a folder of the user's nothing is kept.
    if (const QString folder = services.packs.folders().userUnits; !folder.isEmpty())
        m_file = QDir(folder).filePath("machine.ini");
}

bool MachineNotes::has(const QString &key) const
{
    return !m_file.isEmpty() && QSettings(m_file, QSettings::IniFormat).contains(key);
}

QString MachineNotes::get(const QString &key) const
{
    return m_file.isEmpty() ? QString() : QSettings(m_file, QSettings::IniFormat).value(key).toString();
}

void MachineNotes::set(const QString &key, const QString &value) const
{
    if (m_file.isEmpty())
        return;
    QSettings notes(m_file, QSettings::IniFormat);
    if (notes.contains(key) && notes.value(key).toString() == value)
        return;
    notes.setValue(key, value);
    notes.sync();
    if (notes.status() != QSettings::NoError)
        qCWarning(logging::lcWindow).noquote() << "could not keep" << key << "in" << m_file;
}

} // namespace muster::app

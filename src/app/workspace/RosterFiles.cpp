// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/RosterFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace muster::app {

namespace {

const QString lastFolder = QStringLiteral("folder");

QString keyOf(const QString &id)
{
    return "files/" + id;
}

} // namespace

RosterFiles::RosterFiles(const Services &services)
    : m_packs(services.packs), m_notes(QDir(services.packs.folders().userUnits).filePath("files.ini"))
{
}

void RosterFiles::remember(const QString &id, const QString &path) const
{
    const QFileInfo file(path);
    for (const packs::PackPtr &pack : m_packs.packs()) {
        if (file.absoluteFilePath().startsWith(QDir(pack->folder()).absolutePath() + '/'))
            return;
    }
    if (!file.isWritable())
        return;
    QSettings notes(m_notes, QSettings::IniFormat);
    notes.setValue(keyOf(id), file.absoluteFilePath());
    notes.setValue(lastFolder, file.absolutePath());
}

QString RosterFiles::propose(const QString &id, const QString &name) const
{
    const QSettings notes(m_notes, QSettings::IniFormat);
    const QString known = notes.value(keyOf(id)).toString();
    if (!known.isEmpty() && QFileInfo(QFileInfo(known).path()).isDir())
        return known;
    const QString folder = notes.value(lastFolder).toString();
    return !folder.isEmpty() && QFileInfo(folder).isDir() ? QDir(folder).filePath(name) : name;
}

} // namespace muster::app

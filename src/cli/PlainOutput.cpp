// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/PlainOutput.h"

#include "logging/ControlSigns.h"

namespace muster::cli {

QString plainForTerminal(const QString &text, bool json)
{
    QString plain;
    plain.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar character = text[i];
        const ushort code = character.unicode();
        // Lines of a table end with both signs; a return alone would write over the line.
        const bool endsLine = code == '\n' || (code == '\r' && i + 1 < text.size() && text[i + 1] == '\n');
        if (!logging::isObeyed(character) || endsLine || code == '\t')
            plain += character;
        else if (json)
            plain += QStringLiteral("\\u%1").arg(code, 4, 16, QLatin1Char('0'));
        else
            plain += logging::signOf(character);
    }
    return plain;
}

qint64 PlainOutput::writeData(const char *data, qint64 size)
{
    const QString text = QString::fromUtf8(data, size);
    if (const QString start = text.left(64).trimmed(); !m_begun && !start.isEmpty()) {
        m_begun = true;
        m_json = start.front() == '{' || start.front() == '[';
    }
    m_target << plainForTerminal(text, m_json);
    m_target.flush();
    return m_target.status() == QTextStream::Ok ? size : -1;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

namespace muster::logging {

struct LoggingState;

/// While it lives, what the program and Qt have to say goes to the log: from information upwards, and with `verbose` every
/// line of ours, on standard error too. Qt's own warnings go to standard error as well, as they always do. One per process.
class Logging
{
public:
    Logging(const QString &file, bool verbose);
    ~Logging();
    Logging(const Logging &) = delete;
    Logging &operator=(const Logging &) = delete;

private:
    std::shared_ptr<LoggingState> m_state;
};

} // namespace muster::logging
